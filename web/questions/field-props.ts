import type { ReactNode } from 'react'
import type { AnswerValue, StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'

export interface QuestionFieldProps {
  readonly id: string
  readonly question: Question
  readonly answer: AnswerValue
  readonly onChange: (answer: StoredAnswer) => void
  readonly error?: string | undefined
  /** The field of a question that asks for a file. */
  readonly file: (field: Worded) => ReactNode
}

/** The wording and wiring of a question's field. */
export interface Worded {
  readonly id: string
  readonly label: string
  readonly help: ReactNode
  readonly optional: boolean
  readonly error: string | undefined
}

export type PartProps = Pick<QuestionFieldProps, 'answer' | 'onChange'> & { readonly field: Worded }
