import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import type { linkProforma as call } from '#contract/subscriptions/orders.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { inTurn, section } from '#domain/applying/applying/receipt/letter-parts.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { translate } from '#platform/texts.ts'
import { isUnpaid, orderReference, totalOf } from './order-sums.ts'
import { type OrderRecord, ownOrder } from './own-order.ts'
import { paymentWay } from './payment-ways.ts'

export async function linkProforma(caller: Caller, ids: Input<typeof call>): Promise<Output<typeof call>> {
  await ownOrder(database(), ids)
  return signedLink(caller, { kind: 'proforma', orderId: ids.orderId, language: caller.language })
}

/**
 * What an order costs and how to pay it, as a letter for the organization's accounting. On one page, because often only
 * the first is printed. It states that it is not an invoice.
 */
export const proformaFile = (orderId: string, language: Language): Promise<SentFile> =>
  inTurn(() => writeProforma(orderId, language))

type Say = (key: string, values?: Record<string, string | number>) => string

async function writeProforma(orderId: string, language: Language): Promise<SentFile> {
  const { order, company } = await ordered(orderId)
  const say: Say = (key, values) => translate(language, key, values)
  const reference = orderReference(order)
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)

  const letter = await createLetter({ title: `${say('proforma.title')} ${reference}`, language })
  await letter.write('Köprü', { size: 20, bold: true, colour: colours.brand, after: 14 })
  await letter.write(say('proforma.title'), { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(money(totalOf(order)), { size: 22, bold: true, leading: 1.25, after: 10 })
  letter.box(say('proforma.reference'), reference)
  await letter.write(say('proforma.lead', { on: formatDate(order.orderedAt, language) }), { size: 11, after: 14 })
  await section(letter, say('proforma.buyer'), [
    { label: say('proforma.buyer.name'), text: company.taxTitle ?? company.name },
    ...taxLine(company, say),
  ])
  await section(letter, say('proforma.what'), [
    { label: say('proforma.package'), text: `${order.names[language]} · ${creditsOf(order, say)}` },
    {
      label: `${say('proforma.price')} + ${say('proforma.vat', { rate: formatNumber(order.vatRate / 100, language) })}`,
      text: `${money(order.priceMinor)} + ${money(order.vatMinor)} = ${money(totalOf(order))}`,
    },
  ])
  await section(letter, say('proforma.paying'), payingLines(order, money, say))
  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `Köprü · ${company.name}`, right: reference },
    footer: (page, pages) => `${reference} · ${say('receipt.page', { page, pages })} · ${made}`,
  })
  const name = say('proforma.file', { reference: reference.toLowerCase() })
  return { name, type: 'application/pdf', size: content.length, inline: true, content }
}

async function ordered(orderId: string) {
  const [found] = await database()
    .select({ order: orders, company: companies })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(orders.id, orderId))
  if (!found) throw problem('files.notFound')
  return found
}

function taxLine({ taxOffice, taxNumber }: typeof companies.$inferSelect, say: Say) {
  const known = [
    { label: say('proforma.buyer.office'), text: taxOffice },
    { label: say('proforma.buyer.number'), text: taxNumber },
  ].filter(({ text }) => text)
  if (known.length === 0) return []
  return [{ label: known.map(({ label }) => label).join(', '), text: known.map(({ text }) => text).join(', ') }]
}

function creditsOf(order: OrderRecord, say: Say) {
  const counted = [
    ['proforma.applications', order.applicationCredit],
    ['proforma.documents', order.documentCredit],
    ['proforma.messages', order.messageCredit],
  ] as const
  return counted
    .filter(([, count]) => count > 0)
    .map(([key, count]) => say(key, { count }))
    .join(', ')
}

/** The payment lines, including the amount already paid, or that nothing is due any more. */
function payingLines(order: OrderRecord, money: (amount: number) => string, say: Say) {
  const pay = isUnpaid(order) ? paymentWay()?.howToPay(order) : undefined
  if (!pay) return [{ label: say('proforma.state'), text: say('proforma.nothingToPay') }]
  const received = order.receivedMinor > 0 ? ` (${say('proforma.received')}: ${money(order.receivedMinor)})` : ''
  return [
    { label: say('proforma.amount'), text: `${money(pay.amountMinor)}${received}` },
    { label: say('proforma.account'), text: `${pay.accountName}, ${pay.bankName}` },
    { label: 'IBAN', text: pay.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: say('proforma.description'), text: pay.reference },
  ]
}
