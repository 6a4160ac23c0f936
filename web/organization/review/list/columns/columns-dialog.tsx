import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { SortableList } from '#web/ui/data/sortable-list.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { answerColumnOf, columnNames, columnsWith, usualColumns } from '../../../desk/list/column-names.ts'
import styles from '../../../desk/list/list.module.css'
import { type ListSearch, listAddress } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import { useColumnName } from '../table/use-column-name.ts'

interface ColumnsDialogProps {
  readonly now: ListSearch
  readonly overview: Pick<Overview, 'questions' | 'filled'>
  readonly onClose: () => void
}

/** Chooses and orders the columns; they become part of the address. */
export function ColumnsDialog({ now, overview: { questions, filled }, onClose }: ColumnsDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const columnName = useColumnName(questions)
  const [chosen, setChosen] = useState<readonly string[]>(now.columns ?? columnsWith(usualColumns, filled))
  const asked = questions.filter(({ kind }) => kind !== 'page').map(({ id }) => answerColumnOf(id))
  const others = [...columnNames, ...asked].filter((name) => !chosen.includes(name))

  const offered = useRef<HTMLDivElement>(null)

  /** The pressed button is unmounted with its column: the one in its place takes the focus. */
  function add(name: string, at: number) {
    setChosen([...chosen, name])
    requestAnimationFrame(() => {
      const buttons = offered.current?.querySelectorAll('button') ?? []
      buttons[Math.min(at, buttons.length - 1)]?.focus()
    })
  }

  function show(columns: readonly string[] | undefined) {
    onClose()
    void navigate(listAddress(now, { columns, page: now.page }))
  }

  return (
    <Dialog
      open
      title={t('columns')}
      onClose={onClose}
      width={580}
      keepsFooter
      footer={
        <>
          <Button variant="quiet" onClick={() => show(undefined)}>
            {t('columns.usual')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => show(chosen)}>
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <p data-begin tabIndex={-1} className={styles.quiet}>
          {t('columns.detail')}
        </p>
        <SortableList
          label={t('columns')}
          items={chosen.map((name) => ({
            id: name,
            name: columnName(name),
            content: (
              <span className={styles.column}>
                {columnName(name)}
                <IconButton
                  label={t('ui.remove.of', { name: columnName(name) })}
                  icon={<X />}
                  size="small"
                  onClick={() => setChosen(chosen.filter((other) => other !== name))}
                />
              </span>
            ),
          }))}
          onReorder={setChosen}
        />
        <Cluster ref={offered} gap={2}>
          {others.map((name, at) => (
            <Button key={name} size="small" icon={<Plus />} onClick={() => add(name, at)}>
              {columnName(name)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Dialog>
  )
}
