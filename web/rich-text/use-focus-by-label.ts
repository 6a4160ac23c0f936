import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'

/** A label focuses fields of forms only; this is not one, so it does it here. */
export function useFocusByLabel(editor: Editor | null, id: string) {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor?.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, id])
}
