import * as calls from '#contract/operations/legal-texts.ts'
import { listLegalTexts, publishLegalText, readOperatedText } from '#domain/operations/operations/legal-texts.ts'
import { answer } from '../../answer.ts'

/** The legal texts, published by operators. */
export const operatedTextAnswers = [
  answer(calls.listLegalTexts, listLegalTexts),
  answer(calls.readOperatedText, readOperatedText),
  answer(calls.publishLegalText, publishLegalText),
]
