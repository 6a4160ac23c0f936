import { Check, FileMinus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DocumentFault } from '#contract/fields/application-status.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import type { Refused } from './refuse-dialog.tsx'

const loadRefusal = () => import('./refuse-dialog.tsx')

const faults = [
  { fault: 'Incomplete', icon: <FileMinus /> },
  { fault: 'Wrong', icon: <X /> },
] as const satisfies readonly { fault: DocumentFault; icon: ReactNode }[]

interface MarkButtonsProps {
  /** The name of the document */
  readonly name: string
  readonly can: { readonly accept: boolean; readonly refuse: boolean }
  /** A decision exists; it can only be changed */
  readonly isDecided: boolean
  readonly busy: boolean
  /** Whether requesting another document costs a credit */
  readonly costs: boolean
  readonly onAccept: () => void
  readonly onRefuse: (refused: Refused) => Promise<unknown>
  /** Further acts */
  readonly children?: ReactNode
}

/**
 * The three marks of a document: accepted, incomplete, wrong. The last two need a reason and request another document.
 */
export function MarkButtons(props: MarkButtonsProps) {
  const { name, can, isDecided, busy, costs, onAccept, onRefuse, children } = props
  const t = useTexts('org_candidate_list_and_detail')
  const [refused, setRefused] = useState<DocumentFault>()
  const variant = isDecided ? 'quiet' : 'secondary'
  return (
    <Cluster gap={2}>
      {can.accept && (
        <Button
          size="small"
          variant={variant}
          icon={<Check />}
          loading={busy}
          onClick={onAccept}
          aria-label={t('mark.of', { mark: 'Accepted', name })}
        >
          {t('mark', { mark: 'Accepted' })}
        </Button>
      )}
      {can.refuse &&
        faults.map(({ fault, icon }) => (
          <Button
            key={fault}
            size="small"
            variant={variant}
            icon={icon}
            onClick={() => setRefused(fault)}
            aria-label={t('mark.of', { mark: fault, name })}
          >
            {t('mark', { mark: fault })}
          </Button>
        ))}
      {children}
      {refused && (
        <Lazy load={loadRefusal}>
          {({ RefuseDialog }) => (
            <RefuseDialog
              name={name}
              fault={refused}
              isPossible={can.refuse}
              costs={costs}
              send={onRefuse}
              onClose={() => setRefused(undefined)}
            />
          )}
        </Lazy>
      )}
    </Cluster>
  )
}
