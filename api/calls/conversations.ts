import * as calls from '#contract/conversations.ts'
import { countUnreadReplies } from '#domain/review/conversations/count-unread-replies.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { listCompanyMessages } from '#domain/review/conversations/list-company-messages.ts'
import { markMessagesRead } from '#domain/review/conversations/mark-messages-read.ts'
import { markRepliesRead } from '#domain/review/conversations/mark-replies-read.ts'
import { replyToMessages } from '#domain/review/conversations/reply-to-messages.ts'
import { answer } from '../answer.ts'

export const conversationAnswers = [
  answer(calls.listCompanyMessages, listCompanyMessages),
  answer(calls.markRepliesRead, markRepliesRead),
  answer(calls.countUnreadReplies, countUnreadReplies),
  answer(calls.listApplicationMessages, listApplicationMessages),
  answer(calls.replyToMessages, replyToMessages),
  answer(calls.markMessagesRead, markMessagesRead),
]
