/** What stands in a form that is not saved. */
export interface Typed<V extends object> {
  readonly values: V
  /** The values that were changed. */
  readonly kept: V
}
