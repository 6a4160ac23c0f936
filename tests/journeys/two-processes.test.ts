import { expect, inject, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { startHouse } from '../setup/house.ts'

test('two processes on one database serve the same, and a purge reaches both within a second', async () => {
  const url = await cloneDatabase(inject('databaseServer'))
  const houses = await Promise.all([startHouse(url), startHouse(url)])
  const { db, pool, close } = connect(url)
  try {
    const search = (address: string) => fetch(`${address}/?university=bogazici`)
    for (const { address } of houses) {
      expect(await (await search(address)).text()).toContain('Boğaziçi Üniversitesi')
      expect((await search(address)).headers.get('x-cache')).toBe('hit')
    }

    const changed = performance.now()
    await db.transaction(async (tx) => {
      await tx.execute("update universities set name = 'Boğaziçi Yeni' where name = 'Boğaziçi Üniversitesi'")
      await sendSignal(tx, { kind: 'purge', tags: ['reference'] })
    })
    for (const { address } of houses) {
      while (!(await (await search(address)).text()).includes('Boğaziçi Yeni')) {
        if (performance.now() - changed > 1000) throw new Error('A second later a process still shows the old page.')
      }
    }
    const { rows } = await pool.query('select name from universities where name = $1', ['Boğaziçi Yeni'])
    expect(rows).toHaveLength(1)
  } finally {
    await close()
    await Promise.all(houses.map((house) => house.stop()))
  }
})
