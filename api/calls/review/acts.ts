import * as calls from '#contract/applications/acts.ts'
import { listActs } from '#domain/review/activity/list-acts.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { answer } from '../../answer.ts'

export const actAnswers = [answer(calls.listActs, listActs), answer(calls.undoAct, undoAct)]
