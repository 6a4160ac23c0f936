import * as dev from '#contract/dev.ts'
import { listExampleEmails, showExampleEmail } from '#domain/example-emails/show-example-emails.ts'
import { listOutbox } from '#domain/messages/list-outbox.ts'
import { answer } from './answer.ts'

export const devAnswers = [
  answer(dev.listOutbox, listOutbox),
  answer(dev.listExampleEmails, listExampleEmails),
  answer(dev.showExampleEmail, showExampleEmail),
]
