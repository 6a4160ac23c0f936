import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { orderPayments, orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { orderReference } from '#domain/operations/orders/order-sums.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { guessedSize } from '../applicants/papers.ts'

type OrderRow = typeof orders.$inferSelect

/** Orders, those that came first first, with the money that the demo's operator found on the account, and invoices. */
export async function writeOrders(tx: Transaction, all: readonly (typeof orders.$inferInsert)[]) {
  if (all.length === 0) return
  const inOrder = all.toSorted((one, other) => momentOf(one.orderedAt) - momentOf(other.orderedAt))
  const placed = await tx.insert(orders).values(inOrder).returning()
  const [operator] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, 'operator@kopru.test'))
  const received = placed.filter(({ receivedMinor }) => receivedMinor > 0)
  await writePayments(tx, received, operator?.id)
  await writeInvoices(
    tx,
    placed.filter(({ state }) => state === 'Paid'),
  )
}

const momentOf = (at: Date | undefined) => at?.getTime() ?? 0

async function writePayments(tx: Transaction, received: readonly OrderRow[], operatorId: string | undefined) {
  const came = received
    .map((order) => ({ order, at: order.paidAt ?? order.orderedAt }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await tx.insert(orderPayments).values(
    came.map(({ order, at }) => ({
      ...{
        id: newId(at.getTime()),
        orderId: order.id,
        amountMinor: order.receivedMinor,
        on: istanbulDay(at),
        note: '',
      },
      accountId: operatorId ?? order.orderedBy,
      at,
    })),
  )
  await tx.insert(operatorActs).values(
    came.map(({ order, at }) => ({
      at,
      act: 'orderMoneyCame' as const,
      accountId: operatorId,
      about: orderReference(order),
      aboutId: order.id,
      companyId: order.companyId,
      values: { amountMinor: order.receivedMinor },
    })),
  )
}

/** Drawn when everything else is there; until then their size is a guess. */
async function writeInvoices(tx: Transaction, paid: readonly OrderRow[]) {
  for (const order of paid) {
    const [id, key] = [newId(), `demo/invoice-${order.id}.pdf`]
    await tx.insert(files).values({
      id,
      key,
      companyId: order.companyId,
      createdAt: order.paidAt ?? order.orderedAt,
      name: `fatura-${orderReference(order).toLowerCase()}.pdf`,
      type: 'application/pdf',
      size: guessedSize,
      sha256: createHash('sha256').update(key).digest('hex'),
    })
    await tx.update(orders).set({ invoiceFileId: id }).where(eq(orders.id, order.id))
  }
}
