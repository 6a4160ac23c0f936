import { eq, inArray } from 'drizzle-orm'
import type { Asked } from '#contract/call.ts'
import { planPayments as planCall } from '#contract/payments/payments.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { planPayments } from '#domain/award/payments/plan-payments.ts'
import { aCompany, aMember, aPublishedForm } from '../builders.ts'
import { aBankAccount, aParticipant } from '../taking-part.ts'

/** An organization with a form whose participants are paid, and a colleague who may act on them too. */
export async function aPaymentRound() {
  const company = await aCompany()
  const { companyId, caller } = company
  const { id: formId } = await aPublishedForm(company)
  const own = { id: formId, companyId }
  const colleague = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  const usual = { amountMinor: 200_000, currency: 'TRY', rhythm: 'Monthly', from: '2026-11-15', label: 'Burs' } as const
  const plan = (asked: Partial<Asked<typeof planCall>>, by = caller) =>
    planPayments(by, { companyId, formId, ...planCall.body.parse({ ...usual, ...asked }) })
  /** A participant whose account is known, so no payment is held. */
  const aPayee = async (iban?: string) => {
    const payee = await aParticipant(own)
    await aBankAccount(payee, iban === undefined ? {} : { iban })
    return payee
  }
  const approvals = (isOn: boolean) =>
    database().update(companies).set({ approvesPayments: isOn }).where(eq(companies.id, companyId))
  return { company, caller, companyId, formId, own, colleague, plan, aPayee, approvals }
}

export const paymentsOf = (...applicationIds: readonly string[]) =>
  database()
    .select()
    .from(payments)
    .where(inArray(payments.applicationId, [...applicationIds]))
    .orderBy(payments.dueOn, payments.id)
