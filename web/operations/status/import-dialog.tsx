import { useRef, useState } from 'react'
import { checkReference, type ImportedList, importReference } from '#contract/operations/reference.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ActDialog } from '../act-dialog.tsx'

interface Checked {
  readonly fileName: string
  readonly content: string
  readonly would: ImportedList
}

/** Imports a list after a preview of additions and changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('operations')
  const [fileName, setFileName] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const { act, busy, failed } = useAct()
  // The latest picked file: a preview of an earlier one is ignored.
  const picked = useRef<File>(undefined)

  async function pick(file: File | undefined) {
    if (!file) return
    picked.current = file
    setFileName(file.name)
    setChecked(undefined)
    await act(async () => {
      const content = await file.text()
      const would = await askInBrowser(checkReference, { content })
      if (picked.current === file) setChecked({ fileName: file.name, content, would })
    })
  }

  return (
    <ActDialog
      title={t('reference.import')}
      lead={<p>{t('reference.lead')}</p>}
      submit={t('reference.submit')}
      done={t('reference.done')}
      canSubmit={checked !== undefined}
      onClose={onClose}
      act={async (reason) =>
        checked &&
        askInBrowser(importReference, { content: checked.content, fileName: checked.fileName.slice(0, 200), reason })
      }
    >
      {(lacks) => (
        <>
          <FileDrop
            prompt={{ choose: t('reference.choose'), drop: t('file.drop') }}
            label={t('reference.file')}
            help={fileName ? t('invoice.picked', { name: fileName }) : t('reference.help')}
            name="file"
            accept="application/json,.json"
            error={busy || failed ? undefined : lacks(checked === undefined)}
            onPick={([file]) => void pick(file)}
          />
          {busy && (
            <Loading>
              <Skeleton />
              <Skeleton width="short" />
            </Loading>
          )}
          <FailedNotice failed={failed} />
          {checked && <WouldChange would={checked.would} />}
        </>
      )}
    </ActDialog>
  )
}

function WouldChange({ would }: { would: ImportedList }) {
  const t = useTexts('operations')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const changes = would.written.some(({ inserted, changed }) => inserted + changed > 0)
  return (
    <Notice
      live
      tone={changes ? 'info' : 'success'}
      title={t('status.list', { name: would.list.replaceAll('-', '_') })}
    >
      {changes ? (
        <ul>
          {would.written.map(({ table, rows, inserted, changed }) => (
            <li key={table}>
              {t('reference.would', {
                table,
                rows: number(rows),
                inserted: number(inserted),
                changed: number(changed),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('reference.same')}</p>
      )}
    </Notice>
  )
}
