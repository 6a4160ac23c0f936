import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../../../tests/rendered.tsx'
import { Room } from './room.tsx'

const said = (invited: number, freeSeats: number, waiting: number) =>
  wordsIn(rendered(<Room invited={invited} freeSeats={freeSeats} waiting={waiting} />))

test('who invites more people than there are seats is told how many may find none', () => {
  expect(said(20, 12, 0)).toBe(
    'Dikkat: 12 boş yer var, 20 kişi seçecek Yine de davet edebilirsiniz: yerler önce seçenlerindir, 8 kişiye yer kalmayabilir.',
  )
  expect(said(10, 12, 5)).toContain('5 kişi daha önce davet edildi.')
  expect(said(10, 12, 5)).toContain('3 kişiye yer kalmayabilir')
})

test('where the seats suffice it says how many there are; nobody invited needs none', () => {
  expect(said(10, 12, 2)).toBe(
    'Seçtiğiniz saatlerde 12 boş yer var; daha önce davet edilen 2 kişi de bunlardan seçecek.',
  )
  expect(said(0, 12, 0)).toBe('')
})
