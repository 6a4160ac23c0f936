import * as calls from '#contract/contact.ts'
import { readContactProof } from '#domain/contact/contact-proof.ts'
import { listContactMessages } from '#domain/contact/list-contact-messages.ts'
import { markContactMessage } from '#domain/contact/mark-contact-message.ts'
import { sendContactMessage } from '#domain/contact/send-contact-message.ts'
import { verifyCompany } from '#domain/operations/verify-company.ts'
import { answer } from '../answer.ts'

/** Writing to us, and what those who run the product do. */
export const contactAnswers = [
  answer(calls.sendContactMessage, sendContactMessage),
  answer(calls.readContactProof, readContactProof),
  answer(calls.listContactMessages, listContactMessages),
  answer(calls.markContactMessage, markContactMessage),
  answer(calls.verifyCompany, verifyCompany),
]
