import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { createTag, type TagColour } from '#contract/review/tags.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from '../../../desk/acts/act-dialog.module.css'

export const colours = [
  ...(['purple', 'blue', 'green', 'yellow', 'orange', 'red', 'pink', 'grey'] as const),
] satisfies TagColour[]

/** Creates a tag inside the dialog of another act. Not a <form>: Enter must create the tag, not submit the act. */
export function NewTag({ onMade }: { onMade?: (id: string) => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'tags' })
  const name = useRef<HTMLInputElement>(null)
  const colour = useRef<HTMLSelectElement>(null)

  function make() {
    const written = name.current?.value.trim() ?? ''
    if (written === '' || busy) return name.current?.focus()
    const chosen = colours.find((one) => one === colour.current?.value) ?? 'purple'
    void act(
      () => askInBrowser(createTag, { companyId, name: written, colour: chosen }),
      ({ id }) => {
        onMade?.(id)
        if (name.current) name.current.value = ''
        name.current?.focus()
      },
    )
  }

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    make()
  }

  return (
    <>
      <div className={styles.newTag}>
        <TextInput ref={name} id="newTag" label={t('acts.tag.new')} optional maxLength={40} onKeyDown={onEnter} />
        <Select
          ref={colour}
          id="newTagColour"
          label={t('acts.tag.colour')}
          options={colours.map((value) => ({ value, label: t('acts.tag.colours', { colour: value }) }))}
        />
        <Button icon={<Plus />} loading={busy} onClick={make}>
          {t('acts.tag.make')}
        </Button>
      </div>
      <FailedNotice failed={failed} />
    </>
  )
}
