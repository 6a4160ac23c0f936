import * as calls from '#contract/review/deciding.ts'
import { changeAction } from '#domain/award/deciding/change-action.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { changeStep } from '#domain/award/deciding/change-step.ts'
import { answer } from '../../answer.ts'

export const decidingAnswers = [
  answer(calls.changeStatus, changeStatus),
  answer(calls.changeStep, changeStep),
  answer(calls.changeAction, changeAction),
]
