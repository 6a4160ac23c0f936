import type { AnswerTest } from '#contract/forms/form-content.ts'

/** What the answer to an earlier question must be; the key is that question's. */
export interface DemoTest {
  readonly key: string
  readonly is: AnswerTest['is']
  readonly value: AnswerTest['value']
}

export const is = (key: string, value: string | boolean): DemoTest => ({ key, is: 'equal', value })
export const isNot = (key: string, value: string | boolean): DemoTest => ({ key, is: 'notEqual', value })
export const above = (key: string, value: number): DemoTest => ({ key, is: 'greater', value })
export const below = (key: string, value: number): DemoTest => ({ key, is: 'less', value })
export const answered = (key: string): DemoTest => ({ key, is: 'answered', value: null })
