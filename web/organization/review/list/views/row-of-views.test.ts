import { expect, test } from 'vitest'
import { rowOfViews } from './row-of-views.ts'

const views = (...names: readonly string[]) => names.map((name) => ({ name }))
const within = (width: number, row: ReturnType<typeof rowOfViews>) =>
  row.filter(({ from }) => from <= width).map(({ view }) => view.name)

const many = views('Bana atananlar', 'Belgesi eksik olanlar', 'Mülakata çağrılacaklar', 'Yüksek ortalama', 'Yedekler')

test('as many views stand in the row as can be read whole, and more in a wider window', () => {
  const row = rowOfViews(many, undefined)
  expect(within(768, row)).toEqual(['Bana atananlar'])
  expect(within(1070, row)).toEqual(['Bana atananlar', 'Belgesi eksik olanlar'])
  expect(within(1330, row)).toEqual(['Bana atananlar', 'Belgesi eksik olanlar', 'Mülakata çağrılacaklar'])
})

test('the view that is shown is always there, in the room of another', () => {
  const row = rowOfViews(many, many[4])
  expect(within(768, row)).toEqual(['Bana atananlar', 'Yedekler'])
  expect(row.at(-1)).toEqual({ view: many[4], from: 768 })
})

test('few short names are all there', () => {
  expect(within(768, rowOfViews(views('Yeni', 'Eksik'), undefined))).toEqual(['Yeni', 'Eksik'])
})
