import { expect, test } from 'vitest'
import { rendered, wordsIn } from '../../../../tests/rendered.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ActTarget } from './act-target.ts'

const nothing = () => {}
const run = { preview: undefined, isCounting: false, countAgain: undefined, busy: false, failed: undefined }

const words = (target: ActTarget) =>
  wordsIn(
    rendered(
      <ActDialog title="Durum" target={target} run={run} seen="" submit="Kaydet" onSubmit={nothing} onClose={nothing}>
        {null}
      </ActDialog>,
    ),
  )

test('the dialog of an act on one application names who sent it, where that is known', () => {
  expect(words({ applicationIds: ['a'], name: 'Ali Candan' })).toContain('Başvuru: Ali Candan')
  for (const target of [{ applicationIds: ['a'] }, { filters: {}, except: [], expected: 3 }])
    expect(words(target)).not.toContain('Başvuru:')
})
