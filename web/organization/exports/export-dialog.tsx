import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { mostAtOnce } from '#contract/exports/export-facts.ts'
import type { Export } from '#contract/exports/exports.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { exportsAddress } from '../export-addresses.ts'
import { takeFile } from './take-file.ts'

export interface ExportChosen {
  readonly content: 'list' | 'documents' | 'dossiers'
  readonly whom: 'selected' | 'all'
  readonly format: 'xlsx' | 'csv'
  /** The columns of the list as shown, or all that are not sensitive */
  readonly columns: 'shown' | 'all'
  readonly more: readonly MoreColumn[]
  readonly language: 'tr' | 'en'
}

type MoreColumn = 'noteTexts' | 'citizen' | 'requirements'

interface ExportDialogProps {
  readonly contents: readonly ExportChosen['content'][]
  /** False if the file always has all columns */
  readonly hasColumns?: boolean
  /** The number of matches, as far as it was counted */
  readonly total: number
  readonly selected: number
  /** Requests the export */
  readonly ask: (chosen: ExportChosen) => Promise<Export>
  readonly onClose: () => void
}

/** Asks for the contents and format. A small file downloads at once; for a large one the page of exports opens. */
export function ExportDialog({ contents, hasColumns = true, total, selected, ask, onClose }: ExportDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ExportChosen>({
    content: 'list',
    whom: selected > 0 ? 'selected' : 'all',
    format: 'xlsx',
    columns: 'shown',
    more: [],
    language: useLanguage(),
  })
  const { act, busy, failed } = useAct({ changes: 'exports' })
  const change = (changed: Partial<ExportChosen>) => setChosen({ ...chosen, ...changed })
  const count = chosen.whom === 'selected' ? selected : total

  const begin = () =>
    act(
      () => ask(chosen),
      async ({ id, state }) => {
        if (state === 'ready') await takeFile({ companyId: me.myId, exportId: id })
        onClose()
        if (state === 'ready') showToast({ tone: 'success', title: t('exports.taking') })
        else void navigate(exportsAddress)
      },
    )

  return (
    <Dialog
      open
      title={t('exports.new')}
      onClose={onClose}
      width={580}
      keepsFooter
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void begin()}>
            {t('exports.begin', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        {selected > 0 && (
          <RadioGroup
            label={t('exports.whom')}
            name="whom"
            value={chosen.whom}
            options={(['selected', 'all'] as const).map((whom) => ({
              value: whom,
              label: t('exports.whom.of', { whom, count: whom === 'selected' ? selected : total }),
            }))}
            onChange={({ target }) => change({ whom: target.value === 'all' ? 'all' : 'selected' })}
          />
        )}
        {contents.length > 1 && (
          <RadioGroup
            label={t('exports.content')}
            name="content"
            value={chosen.content}
            options={contents.map((content) => ({
              value: content,
              label: t('exports.content.of', { content }),
              help: t('exports.content.help', { content }),
            }))}
            onChange={({ target }) => change({ content: target.value as ExportChosen['content'] })}
          />
        )}
        {chosen.content === 'list' && (
          <ListFields
            chosen={chosen}
            change={change}
            hasColumns={hasColumns}
            readsApplications={hasColumns && may(me, 'Applications', 'read')}
          />
        )}
        {chosen.content === 'documents' && <Notice>{t('exports.told.documents')}</Notice>}
        <Select
          label={t('exports.language')}
          value={chosen.language}
          options={(['tr', 'en'] as const).map((language) => ({
            value: language,
            label: t('exports.language.of', { language }),
          }))}
          onChange={({ target }) => change({ language: target.value === 'en' ? 'en' : 'tr' })}
        />
        {count > mostAtOnce && <p>{t('exports.later')}</p>}
        <FailedNotice failed={failed} />
      </Stack>
    </Dialog>
  )
}

interface ListFieldsProps {
  readonly chosen: ExportChosen
  readonly change: (changed: Partial<ExportChosen>) => void
  readonly hasColumns: boolean
  readonly readsApplications: boolean
}

function ListFields({ chosen, change, hasColumns, readsApplications }: ListFieldsProps): ReactNode {
  const t = useTexts('org_candidate_list_and_detail')
  const isSensitive = chosen.more.some((column) => column !== 'noteTexts')
  return (
    <>
      {hasColumns && (
        <RadioGroup
          label={t('columns')}
          name="columns"
          value={chosen.columns}
          options={(['shown', 'all'] as const).map((columns) => ({
            value: columns,
            label: t('exports.columns.of', { columns }),
          }))}
          onChange={({ target }) => change({ columns: target.value === 'all' ? 'all' : 'shown' })}
        />
      )}
      {readsApplications && (
        <div>
          {(['noteTexts', 'citizen', 'requirements'] as const).map((column) => (
            <Checkbox
              key={column}
              label={t('exports.more', { column })}
              checked={chosen.more.includes(column)}
              onChange={({ target }) =>
                change({
                  more: target.checked ? [...chosen.more, column] : chosen.more.filter((one) => one !== column),
                })
              }
            />
          ))}
        </div>
      )}
      {isSensitive && <Notice tone="warning">{t('exports.told')}</Notice>}
      <Select
        label={t('exports.format')}
        value={chosen.format}
        options={(['xlsx', 'csv'] as const).map((format) => ({
          value: format,
          label: t('exports.format.of', { format }),
        }))}
        onChange={({ target }) => change({ format: target.value === 'csv' ? 'csv' : 'xlsx' })}
      />
    </>
  )
}
