import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import {
  type enterParticipants as call,
  type EnteredParticipant,
  mostNamedRows,
} from '#contract/participants/enter-participants.ts'
import { mostPlanned } from '#contract/payments/payments.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { type Entered, enterPeople } from '#domain/applying/entries/enter-candidates.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { lockAccountsOf } from '#domain/award/bank-infos/flag-accounts.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { isSamePerson } from '#platform/text/is-same-person.ts'
import { approveEntered } from './approve-entered.ts'
import { planEntered, plannedFor } from './plan-entered.ts'
import { sameNames } from './same-names.ts'
import { type EnteredAccount, writeAccounts } from './write-accounts.ts'

type Asked = Input<typeof call>

/**
 * Enters people who already take part, such as last year's scholars: like entering candidates, with their accounts and
 * payment plans, in one transaction. Payments follow the usual rules for planning and holding.
 */
export async function enterParticipants(caller: Caller, input: Asked): Promise<Output<typeof call>> {
  if (!isGranted(caller, 'Applications', 'write')) throw problem('permissions.missing')
  const { candidates, plan = null, ...entering } = input
  // Lines are numbered from one, in the order of the call.
  const scholarOn = (line: number): Scholar => {
    const one = candidates[line - 1]
    if (!one) throw new Error('A person was entered whom nobody named')
    return { ...one, plan: one.plan ?? plan }
  }
  let seen = { ...sumsOf([]), sameNames: rowsOf([]) }
  const {
    keptUntil: _,
    fit: __,
    ...answer
  } = await enterPeople(
    caller,
    { ...entering, candidates: candidates.map(({ bank: ___, plan: ____, ...person }) => person) },
    {
      async look(tx, people) {
        const sums = sumsOf(people.map(({ line }) => ({ line, ...scholarOn(line) })))
        if (sums.payments > mostPlanned) throw problem('payments.tooMany', { count: sums.payments, most: mostPlanned })
        seen = { ...sums, sameNames: rowsOf(await sameNames(tx, input.formId, people)) }
      },
      async apply(tx, entered) {
        await takePart(tx, caller, input.companyId, entered, scholarOn)
      },
    },
  )
  return { ...answer, ...seen }
}

type Scholar = EnteredParticipant & { readonly plan: Asked['plan'] | null }

async function takePart(
  tx: Transaction,
  caller: Caller,
  companyId: string,
  { people, applicationIds, actId }: Entered,
  scholarOn: (line: number) => Scholar,
) {
  const { accountId } = signedIn(caller)
  const each = people.map(({ line }, at) => ({ applicationId: applicationIds[at] ?? '', ...scholarOn(line) }))
  await lockAccountsOf(tx, companyId)
  await approveEntered(tx, applicationIds, accountId)
  await becomeParticipants(tx, applicationIds)
  const accounts = each.flatMap(({ applicationId, bank, ...person }): EnteredAccount[] =>
    bank ? [{ applicationId, iban: bank.iban, ...ownerOf({ ...person, bank }) }] : [],
  )
  const concerned = await writeAccounts(tx, { companyId, accountId }, accounts)
  await planEntered(tx, caller, actId, each)
  await updateHolds(tx, [...applicationIds, ...concerned])
}

function ownerOf({ name, surname, bank }: Pick<Scholar, 'name' | 'surname' | 'bank'>) {
  const whole = `${name} ${surname}`
  const owner = bank?.owner ?? whole
  return { owner, isOther: !isSamePerson(owner, whole) }
}

type NamedLine = Pick<Scholar, 'name' | 'surname'> & { readonly line: number }

const rowOf = ({ line, name, surname }: NamedLine) => ({ line, name: `${name} ${surname}` })

const rowsOf = (people: readonly NamedLine[]) => ({
  count: people.length,
  rows: people.slice(0, mostNamedRows).map(rowOf),
})

function sumsOf(scholars: readonly (Scholar & { readonly line: number })[]) {
  const banked = scholars.filter(({ bank }) => bank)
  const others = banked.flatMap((one) => {
    const { owner, isOther } = ownerOf(one)
    return isOther ? [{ ...rowOf(one), owner }] : []
  })
  const planned = scholars.flatMap(({ plan }) =>
    plan ? [{ plan, days: plannedFor(plan).map(({ dueOn }) => dueOn) }] : [],
  )
  const days = planned.flatMap((one) => one.days)
  const today = istanbulDay(new Date())
  const currencies = [...new Set(planned.map(({ plan }) => plan.currency))].sort()
  return {
    accounts: banked.length,
    otherOwners: others.length,
    otherOwnerRows: others.slice(0, mostNamedRows),
    payments: days.length,
    pastPayments: days.filter((day) => day < today).length,
    totals: currencies.map((currency) => ({
      currency,
      minor: planned.reduce(
        (sum, { plan, days }) => (plan.currency === currency ? sum + plan.amountMinor * days.length : sum),
        0,
      ),
    })),
  }
}
