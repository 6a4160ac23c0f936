import { jobs } from '#contract/jobs.ts'
import { sendMessage } from '#domain/messages/send-message.ts'
import { sweepMessages } from '#domain/messages/sweep-messages.ts'
import { run } from './run.ts'

export const messageRuns = [run(jobs.sendMessage, sendMessage), run(jobs.sweepMessages, sweepMessages)]
