import * as calls from '#contract/contact.ts'
import { answerContactMessage } from '#domain/operations/contact/answer-contact-message.ts'
import { readContactProof } from '#domain/operations/contact/contact-proof.ts'
import { listContactMessages, readContactMessage } from '#domain/operations/contact/list-contact-messages.ts'
import { markContactMessage } from '#domain/operations/contact/mark-contact-message.ts'
import { sendContactMessage } from '#domain/operations/contact/send-contact-message.ts'
import { answer } from '../answer.ts'

/** The contact page, and operators reading and answering its messages. */
export const contactAnswers = [
  answer(calls.sendContactMessage, sendContactMessage),
  answer(calls.readContactProof, readContactProof),
  answer(calls.listContactMessages, listContactMessages),
  answer(calls.readContactMessage, readContactMessage),
  answer(calls.answerContactMessage, answerContactMessage),
  answer(calls.markContactMessage, markContactMessage),
]
