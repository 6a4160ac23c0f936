import { makeRun } from '#domain/award/payments/runs/make-run.ts'
import { takeRunFile } from '#domain/award/payments/runs/run-file.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { aParticipant } from '../taking-part.ts'
import { aPaymentRound } from './payment-round.ts'

export const ibans = ['TR330006100519786457841326', 'TR320010009999901234567890', 'TR760009901234567800100001'] as const

/** Three who are paid in November, and one without an account. */
export async function aMonth() {
  const round = await aPaymentRound()
  const payees = await Promise.all(ibans.map((iban) => round.aPayee(iban)))
  const waiting = await aParticipant(round.own)
  await round.plan({ applicationIds: [...payees, waiting].map(({ appId }) => appId), times: 2 })
  const { caller, companyId } = round
  const choice = {
    companyId,
    month: '2026-11',
    currency: 'TRY',
    templateId: 'csvTurkish',
    payOn: '2026-11-16',
    except: [],
  } as const
  const make = (change: Partial<Parameters<typeof makeRun>[1]> = {}) =>
    makeRun(caller, { ...choice, except: [], expected: { count: 3, minor: 600_000 }, ...change })
  const take = async (runId: string, again = false) => {
    const { address } = await takeRunFile(caller, { companyId, runId, again })
    const token = new URL(address, 'https://kopru.test').searchParams.get('token') ?? ''
    return openPrivateFile(caller, { token })
  }
  return { ...round, payees, waiting, choice, make, take }
}
