import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { forgetResults } from '../../../tests/worlds/forget-results.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'

const { connection, aDecidedForm } = resultWorld()

test('publishing a thousand takes as many statements and parameters as publishing two', async () => {
  const { ids, publish } = await aDecidedForm(['Approved', 'Approved'])
  const channels: 'inApp'[] = ['inApp']
  const winners = (expected: number) => ({ decision: 'Approved' as const, texts: letter, channels, expected })
  // The first job of a kind creates its queue.
  await publish([winners(2)])
  await forgetResults(connection.pool, ids.formId)
  const few = await statementsOf(() => publish([winners(2)]))
  await forgetResults(connection.pool, ids.formId)
  await manyApplications(connection.pool, { id: ids.formId, companyId: ids.companyId }, 1000, newId())
  await connection.pool.query(`update applications set status = 'Approved' where form_id = $1`, [ids.formId])
  const many = await statementsOf(() => publish([winners(1002)]))
  expect(many).toEqual(few)
  expect(few.length).toBeGreaterThan(20)
}, 60_000)
