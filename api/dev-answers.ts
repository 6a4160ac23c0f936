import { listOutbox as listOutboxCall } from '#contract/dev.ts'
import { listOutbox } from '#domain/messages/list-outbox.ts'
import { answer } from './answer.ts'

export const devAnswers = [answer(listOutboxCall, listOutbox)]
