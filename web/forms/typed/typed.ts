/** Unsaved input of a form. */
export interface Typed<V extends object> {
  readonly values: V
  /** The changed values */
  readonly kept: V
}
