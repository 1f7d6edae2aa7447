type Inner<Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? `.${number}.${keyof Item & string}`
    : never
  : Value extends object
    ? `.${keyof Value & string}`
    : never

/**
 * The name of a field: that of a value or, inside of a list or a group, such as `social.0.url`. Two levels deep: the
 * type of react-hook-form for any depth takes the compiler minutes.
 */
export type FieldPath<Values> = {
  [Name in keyof Values & string]: Name | `${Name}${Inner<Values[Name]>}`
}[keyof Values & string]

/** What a field of this name holds. */
export type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Name extends keyof Values & string}.${number}.${infer Part}`
    ? Values[Name] extends readonly (infer Item)[]
      ? Item[Part & keyof Item]
      : never
    : Path extends `${infer Name extends keyof Values & string}.${infer Part}`
      ? Values[Name][Part & keyof Values[Name]]
      : never
