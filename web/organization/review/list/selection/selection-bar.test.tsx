import { expect, test } from 'vitest'
import { renderedForRoot, wordsIn } from '../../../../../tests/rendered.tsx'
import { allSelected, noneSelected, type Selected, withSelected } from '../../../desk/list/selected.ts'
import { ListSelectionBar } from './selection-bar.tsx'

const nothing = () => {}

const words = (selected: Selected, shown: readonly string[], total: number, isExact = true) =>
  wordsIn(
    renderedForRoot(
      <ListSelectionBar
        selected={selected}
        shown={shown}
        counted={{ total, isExact }}
        onAct={nothing}
        onSelectPage={nothing}
        onSelectAll={nothing}
        onClear={nothing}
      />,
    ),
  )

test('one that is ticked is enough to be offered the page and all that match', () => {
  const one = withSelected(noneSelected, ['a'], true)
  expect(words(one, ['a', 'b'], 101)).toContain('1 seçildi Sayfadakileri seç Sayfa Tümünü seç (101) Tümü')
  // Not before all are counted, and not if the page holds all.
  for (const bar of [words(one, ['a', 'b'], 101, false), words(one, ['a', 'b'], 2)])
    expect(bar).toMatch(/Sayfadakileri seç(?!.*Tümünü seç)/)
})

test('what is selected already is not offered', () => {
  const page = withSelected(noneSelected, ['a', 'b'], true)
  expect(words(page, ['a', 'b'], 101)).toMatch(/^2 seçildi Tümünü seç \(101\)/)
  expect(words(allSelected(101), ['a', 'b'], 101)).not.toMatch(/Sayfadakileri|Tümünü seç/)
})
