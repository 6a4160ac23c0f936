import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type * as calls from '#contract/data-requests/answered-data-requests.ts'
import type { OperatorAct } from '#contract/operations/operator-acts.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { addEntry } from './add-entry.ts'
import { type DataRequestRow, oneReceived } from './describe-requests.ts'
import { notifyPerson } from './notify-of-request.ts'
import { ofOffice } from './received-requests.ts'

// Answering, asking back and noting, shared by organizations and operators.

interface Done {
  readonly companyId: string | null
  readonly dataRequestId: string
  /** Its kind in the record of operators' acts. */
  readonly act: OperatorAct
  readonly does: (tx: Transaction, row: DataRequestRow, accountId: string) => Promise<DataRequestRow>
}

/** Locks the request, so that of two officers the second sees the first one's change. */
async function act(caller: Caller, { companyId, dataRequestId, act, does }: Done) {
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(dataRequests)
      .where(and(eq(dataRequests.id, dataRequestId), ofOffice(companyId)))
      .for('no key update')
    if (!row) throw problem('dataRequests.notFound')
    const changed = await does(tx, row, accountId)
    // By its number and not by the person's name: the record outlives the request.
    if (companyId === null)
      await recordOperatorAct(tx, caller, { act, about: referenceOf(row), aboutId: dataRequestId })
    return oneReceived(tx, changed)
  })
}

const referenceOf = ({ id }: DataRequestRow) => `#${id.slice(-8)}`

type Answered = Pick<
  Input<typeof calls.answerOperatedDataRequest>,
  'dataRequestId' | 'outcome' | 'ground' | 'text' | 'version'
>

/** Answers once: a trigger refuses later changes. */
const answered = (caller: Caller, companyId: string | null, input: Answered) => {
  const { dataRequestId, outcome, ground, text, version } = input
  return act(caller, {
    companyId,
    dataRequestId,
    act: 'dataRequestAnswered',
    does: async (tx, row, accountId) => {
      requireOpen(row)
      if (row.version !== version) throw problem('dataRequests.changedSince')
      const told = outcome === 'done' ? null : (ground ?? null)
      const changed = await addEntry(
        tx,
        row,
        { event: 'answered', accountId, text },
        {
          state: 'answered',
          endedAt: new Date(),
          outcome,
          ground: told,
          answer: text,
          answeredBy: accountId,
        },
      )
      await notifyPerson(tx, changed, 'dataRequestAnswered', text)
      return changed
    },
  })
}

type Written = Pick<Input<typeof calls.noteOnOperatedDataRequest>, 'dataRequestId' | 'text'>

const asked = (caller: Caller, companyId: string | null, { dataRequestId, text }: Written) =>
  act(caller, {
    companyId,
    dataRequestId,
    act: 'dataRequestAsked',
    does: async (tx, row, accountId) => {
      requireOpen(row)
      const changed = await addEntry(tx, row, { event: 'asked', accountId, text }, { state: 'asked' })
      await notifyPerson(tx, changed, 'dataRequestAsked', text)
      return changed
    },
  })

/** An internal note for colleagues, also possible after the answer. */
const noted = (caller: Caller, companyId: string | null, { dataRequestId, text }: Written) =>
  act(caller, {
    companyId,
    dataRequestId,
    act: 'dataRequestNoted',
    does: (tx, row, accountId) => addEntry(tx, row, { event: 'noted', accountId, text }),
  })

function requireOpen({ endedAt }: DataRequestRow) {
  if (endedAt !== null) throw problem('dataRequests.ended')
}

export const answerCompanyDataRequest = (
  caller: Caller,
  { companyId, ...rest }: Input<typeof calls.answerCompanyDataRequest>,
): Promise<Output<typeof calls.answerCompanyDataRequest>> => answered(caller, companyId, rest)

export const askAboutCompanyDataRequest = (
  caller: Caller,
  { companyId, ...rest }: Input<typeof calls.askAboutCompanyDataRequest>,
): Promise<Output<typeof calls.askAboutCompanyDataRequest>> => asked(caller, companyId, rest)

export const noteOnCompanyDataRequest = (
  caller: Caller,
  { companyId, ...rest }: Input<typeof calls.noteOnCompanyDataRequest>,
): Promise<Output<typeof calls.noteOnCompanyDataRequest>> => noted(caller, companyId, rest)

export const answerOperatedDataRequest = (
  caller: Caller,
  input: Input<typeof calls.answerOperatedDataRequest>,
): Promise<Output<typeof calls.answerOperatedDataRequest>> => answered(caller, null, input)

export const askAboutOperatedDataRequest = (
  caller: Caller,
  input: Input<typeof calls.askAboutOperatedDataRequest>,
): Promise<Output<typeof calls.askAboutOperatedDataRequest>> => asked(caller, null, input)

export const noteOnOperatedDataRequest = (
  caller: Caller,
  input: Input<typeof calls.noteOnOperatedDataRequest>,
): Promise<Output<typeof calls.noteOnOperatedDataRequest>> => noted(caller, null, input)
