/** A type with everything in it read-only; schemas infer types that may be written to. */
export type Immutable<Value> = Value extends (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;
