import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import styles from './editor.module.css'
import { linkAddress } from './link-address.ts'

/** The link's target. Not a <form>, because it may be inside one. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('common')
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [refused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function apply() {
    const href = linkAddress(typed)
    setRefused(href === undefined)
    if (href === undefined) return input.current?.focus()
    const chain = editor.chain().focus().extendMarkRange('link')
    const isAlone = editor.state.selection.empty && before === ''
    if (isAlone)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function leave() {
    editor.commands.focus()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      apply()
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    leave()
  }

  return (
    <fieldset aria-label={t('richText.link')} className={styles.linkRow} onKeyDown={onKeyDown}>
      <TextInput
        ref={input}
        label={t('richText.linkAddress')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        error={refused ? t('richText.linkRefused') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.linkActions}>
        <Button size="small" variant="primary" onClick={apply}>
          {t('ui.apply')}
        </Button>
        {before !== '' && (
          <Button size="small" onClick={remove}>
            {t('richText.linkRemove')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={leave}>
          {t('ui.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
