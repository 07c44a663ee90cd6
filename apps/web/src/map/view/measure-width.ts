let ruler: CanvasRenderingContext2D | null = null;

/** The width of a text in pixels. */
export function measureWidth(text: string, font: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * 8;
  ruler.font = font;
  return ruler.measureText(text).width;
}
