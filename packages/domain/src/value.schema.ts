import type { Hk80Point } from '@quietsite/geometry';
import { z } from 'zod';
import { type DayString, isDay } from './day.ts';

/** The type that a schema describes, with every field readonly. */
export type Shape<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

type Plain = string | number | boolean | null | undefined | Hk80Point;

type Immutable<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** There is no year 0, and databases do not accept it. */
const isStorableDay = (text: string): text is DayString => isDay(text) && !text.startsWith('0000');
export const daySchema = z.string().refine(isStorableDay, 'not a calendar day');

/** Coordinates in requests and responses are EPSG:2326, [easting, northing] in metres (M-01). */
export const pointSchema = z.tuple([z.number(), z.number()]).readonly() as z.ZodType as z.ZodType<Hk80Point, Hk80Point>;
export const polygonSchema = z.array(z.array(pointSchema).readonly()).readonly();
export const multiPolygonSchema = z.array(polygonSchema).readonly();

/** An array that is readonly in its type, but not frozen. */
export const listOf = <Item extends z.ZodType>(item: Item, { max }: { readonly max?: number } = {}) =>
  (max === undefined ? z.array(item) : z.array(item).max(max)) as z.ZodType as z.ZodType<
    readonly z.output<Item>[],
    readonly z.input<Item>[]
  >;

export const levelSchema = z.number().nullable();
