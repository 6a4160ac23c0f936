import { eq, like } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { section } from '#domain/applying/applying/receipt/letter-parts.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { orderReference, totalOf } from '#domain/operations/orders/order-sums.ts'
import { colours, createLetter } from '#platform/drawing/pdf-letter.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'

/** Draws the invoices of the demo's orders, as far as they are not there yet. */
export async function drawInvoices(signal: AbortSignal) {
  const kept = await database()
    .select({ order: orders, company: companies, file: files })
    .from(orders)
    .innerJoin(files, eq(files.id, orders.invoiceFileId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(like(files.key, 'demo/invoice-%'))
  for (const { order, company, file } of kept) {
    if (signal.aborted) return
    if (await fileStore().exists('private', file.key)) continue
    const drawn = await drawInvoice(order, company)
    await fileStore().put('private', file.key, drawn)
    await database().update(files).set({ size: drawn.byteLength }).where(eq(files.id, file.id))
  }
}

type Order = typeof orders.$inferSelect
type Company = typeof companies.$inferSelect

/** Says that it is an example: a real one comes from the accountants' own software. */
async function drawInvoice(order: Order, company: Company): Promise<Buffer> {
  const number = `KPR2026${String(order.number).padStart(9, '0')}`
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, 'tr')
  const letter = await createLetter({ title: `e-Fatura ${number}`, language: 'tr' })
  await letter.write('Köprü', { size: 20, bold: true, colour: colours.brand, after: 28 })
  await letter.write('ÖRNEK e-FATURA', { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(money(totalOf(order)), { size: 22, bold: true, leading: 1.25, after: 14 })
  letter.box('Fatura numarası', number)
  await section(letter, 'Alıcı', [
    { label: 'Unvan', text: company.taxTitle ?? company.name },
    ...(company.taxOffice ? [{ label: 'Vergi dairesi', text: company.taxOffice }] : []),
    ...(company.taxNumber ? [{ label: 'Vergi numarası', text: company.taxNumber }] : []),
  ])
  await section(letter, 'Fatura', [
    { label: 'Tarih', text: formatDate(order.paidAt ?? order.orderedAt, 'tr') },
    { label: 'Sipariş', text: `${order.names.tr}, ${orderReference(order)}` },
    { label: 'KDV’siz tutar', text: money(order.priceMinor) },
    { label: `KDV (%${formatNumber(order.vatRate / 100, 'tr')})`, text: money(order.vatMinor) },
    { label: 'Toplam', text: money(totalOf(order)) },
  ])
  return letter.finish({
    header: { left: `Köprü · ${company.name}`, right: number },
    footer: (page, pages) => `Örnektir, mali değeri yoktur · ${page}/${pages}`,
  })
}
