import * as dev from '#contract/dev.ts'
import { listOutbox } from '#domain/ground/messages/list-outbox.ts'
import { listExampleEmails, showExampleEmail } from '#domain/operations/example-emails/show-example-emails.ts'
import { answer } from './answer.ts'

export const devAnswers = [
  answer(dev.listOutbox, listOutbox),
  answer(dev.listExampleEmails, listExampleEmails),
  answer(dev.showExampleEmail, showExampleEmail),
]
