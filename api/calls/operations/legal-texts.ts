import * as calls from '#contract/operations/legal-texts.ts'
import { listLegalTexts, publishLegalText, readOperatedText } from '#domain/operations/operations/legal-texts.ts'
import { answer } from '../../answer.ts'

export const operatedTextAnswers = [
  answer(calls.listLegalTexts, listLegalTexts),
  answer(calls.readOperatedText, readOperatedText),
  answer(calls.publishLegalText, publishLegalText),
]
