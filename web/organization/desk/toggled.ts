/** The values with one added or removed. */
export const toggled = (values: readonly string[], value: string, isOn: boolean): readonly string[] =>
  isOn ? [...values, value] : values.filter((other) => other !== value)
