type Inner<Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? `.${number}.${keyof Item & string}`
    : never
  : Value extends object
    ? `.${keyof Value & string}`
    : never

/**
 * The path of a form value, such as `social.0.url`. Limited to two levels: react-hook-form's own type for any depth
 * takes the compiler minutes.
 */
export type FieldPath<Values> = {
  [Name in keyof Values & string]: Name | `${Name}${Inner<Values[Name]>}`
}[keyof Values & string]

/** The type of the value at a path. */
export type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Name extends keyof Values & string}.${number}.${infer Part}`
    ? Values[Name] extends readonly (infer Item)[]
      ? Item[Part & keyof Item]
      : never
    : Path extends `${infer Name extends keyof Values & string}.${infer Part}`
      ? Values[Name][Part & keyof Values[Name]]
      : never
