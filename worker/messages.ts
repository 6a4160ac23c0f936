import { jobs } from '#contract/jobs.ts'
import { mailReceipt } from '#domain/applying/applying/receipt/mail-receipt.ts'
import { sendMessage } from '#domain/ground/messages/send-message.ts'
import { sweepMessages } from '#domain/ground/messages/sweep-messages.ts'
import { sweepOutreach } from '#domain/ground/outreach/sweep-outreach.ts'
import { run } from './run.ts'

export const messageRuns = [
  run(jobs.sendMessage, sendMessage),
  run(jobs.mailReceipt, mailReceipt),
  run(jobs.sweepMessages, sweepMessages, () => ({ days: 30 })),
  run(jobs.sweepOutreach, sweepOutreach, () => ({ days: 365 })),
]
