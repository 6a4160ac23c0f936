import { and, eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { inTurn, section } from '#domain/applying/applying/receipt/letter-parts.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatMoney } from '#platform/text/money.ts'
import { translate } from '#platform/texts.ts'

/** A letter to the candidate that a payment was made. The account in it is masked. */
export const paymentReceiptFile = (paymentId: string, language: Language): Promise<SentFile> =>
  inTurn(() => writeReceipt(paymentId, language))

async function writeReceipt(paymentId: string, language: Language): Promise<SentFile> {
  const { payment, payee, companyName, title, reference, masked } = await paid(paymentId)
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const number = reference ?? payment.id.slice(-8).toUpperCase()
  const amount = formatMoney({ amount: payment.amountMinor, currency: payment.currency }, language)
  const paidOn = formatDate(payment.paidOn ?? payment.dueOn, language)
  const name = `${payee.name} ${payee.surname}`

  const letter = await createLetter({ title: `${say('paymentReceipt.title')} ${number}`, language })
  await letter.write('Köprü', { size: 20, bold: true, colour: colours.brand, after: 28 })
  await letter.write(say('paymentReceipt.title'), { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(amount, { size: 22, bold: true, leading: 1.25, after: 14 })
  letter.box(say('paymentReceipt.number'), number)
  await letter.write(say('paymentReceipt.lead', { name, companyName, title, paidOn, amount }), { size: 11, after: 20 })
  await section(letter, say('paymentReceipt.details'), [
    { label: say('paymentReceipt.for'), text: payment.label },
    { label: say('paymentReceipt.dueOn'), text: formatDate(payment.dueOn, language) },
    { label: say('paymentReceipt.paidOn'), text: paidOn },
    ...(masked === null ? [] : [{ label: say('paymentReceipt.account'), text: masked }]),
  ])
  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `Köprü · ${companyName}`, right: number },
    footer: (page, pages) => `${number} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
  const file = say('paymentReceipt.file', { number })
  return { name: file, type: 'application/pdf', size: content.length, inline: true, content }
}

async function paid(paymentId: string) {
  const [found] = await database()
    .select({
      payment: payments,
      payee: { name: participants.name, surname: participants.surname },
      companyName: companies.name,
      title: shownTitle,
      reference: runLines.reference,
      masked: runLines.masked,
    })
    .from(payments)
    .innerJoin(participants, eq(participants.id, payments.participantId))
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .innerJoin(forms, eq(forms.id, payments.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .leftJoin(runLines, eq(runLines.paymentId, payments.id))
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Paid')))
  if (!found) throw problem('files.notFound')
  return found
}
