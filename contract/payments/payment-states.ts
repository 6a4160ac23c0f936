import { z } from 'zod'

export const PaymentStatus = z.enum(['Planned', 'Approved', 'Sent', 'Paid', 'Returned', 'Cancelled'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Why a payment waits, the most important first: while one of these holds it is not sent to the bank. */
export const HoldReason = z.enum(['suspended', 'noBankAccount', 'bankAccountUnconfirmed', 'termIncomplete', 'byHand'])
export type HoldReason = z.infer<typeof HoldReason>

/**
 * Flags on a bank account that the organization has to check; payments to it wait until an officer confirms it. Only
 * `byOrganization` holds no payment: it says that the organization entered the account and the person has not confirmed
 * it.
 */
export const BankAccountFlag = z.enum(['shared', 'otherOwner', 'changed', 'byOrganization'])
export type BankAccountFlag = z.infer<typeof BankAccountFlag>

/** Why a payment was cancelled: by a member, or because the participant left or was removed. */
export const CancelCause = z.enum(['byHand', 'Left', 'Removed'])
export type CancelCause = z.infer<typeof CancelCause>
