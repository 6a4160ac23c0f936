/** Who makes a call, as every action receives it. Sessions add the person. */
export interface Caller {
  readonly language: 'tr' | 'en'
  readonly requestId: string
}
