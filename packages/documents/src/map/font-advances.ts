// Advance widths of Inter (4.0) for the printable ASCII characters starting at the space, in thousandths of the font
// size.
const REGULAR =
  '281 278 403 631 638 813 639 222 362 362 500 659 280 460 276 357 625 464 605 636 642 608 624 571 616 624 276 280 659 659 659 507 936 676 651 727 719 598 587 743 740 264 543 652 563 889 753 761 635 761 639 638 642 741 676 949 642 665 625 362 357 362 469 452 497 564 621 558 621 582 361 609 591 237 237 544 237 869 585 597 609 609 372 523 364 581 557 813 540 557 541 362 327 362 659';
const MEDIUM =
  '265 294 400 637 643 828 651 217 378 378 522 666 288 463 283 368 646 473 613 644 654 620 636 579 631 636 283 288 666 666 666 526 968 700 654 735 722 603 586 749 742 270 552 664 564 898 747 768 639 768 645 643 651 738 700 978 666 685 639 378 368 378 475 460 497 569 626 568 626 587 369 617 602 249 249 556 249 884 597 602 617 617 384 536 372 594 566 825 551 566 551 378 342 378 666';
const SEMIBOLD =
  '248 309 396 643 649 844 663 213 393 393 543 673 295 466 290 379 667 481 621 652 666 632 648 587 646 648 290 295 673 673 673 544 999 724 657 744 724 608 586 755 744 275 561 677 566 906 741 775 643 776 651 649 660 734 724 1007 690 705 653 393 379 393 481 468 497 575 630 577 630 593 377 625 613 261 261 569 261 898 610 608 625 625 397 549 380 608 576 837 563 576 562 393 358 393 673';

export type FontWeight = 400 | 500 | 600;

const ADVANCES: Readonly<Record<FontWeight, readonly number[]>> = {
  400: REGULAR.split(' ').map(Number),
  500: MEDIUM.split(' ').map(Number),
  600: SEMIBOLD.split(' ').map(Number),
};
/** About the width of a wide letter. Outside ASCII, too wide a label is better than an overlap with its neighbour. */
const UNKNOWN_LATIN = 700;
const IDEOGRAPH = 1000;

// Characters set in the Chinese font: CJK symbols, ideographs with their extensions, full-width forms.
const CHINESE = /[\u{2E80}-\u{9FFF}\u{F900}-\u{FAFF}\u{FE30}-\u{FE4F}\u{FF00}-\u{FFEF}\u{20000}-\u{3FFFF}]/u;

export const isChinese = (character: string): boolean => CHINESE.test(character);

/** Width of a text on the sheet, without kerning. */
export function measureTextMm(text: string, sizeMm: number, weight: FontWeight): number {
  let thousandths = 0;
  for (const character of text) {
    thousandths += isChinese(character)
      ? IDEOGRAPH
      : (ADVANCES[weight][(character.codePointAt(0) ?? 0) - 32] ?? UNKNOWN_LATIN);
  }
  return (thousandths * sizeMm) / 1000;
}
