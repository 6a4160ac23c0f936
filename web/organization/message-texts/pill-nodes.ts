import { type Editor, type JSONContent, Node } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Node as Written } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import StarterKit from '@tiptap/starter-kit'
import { loneAmong, type Pill, piecesOf, pillFrom, pillsTyped, tagOf } from './pill-text.ts'
import type { PillLooks } from './use-pill-looks.ts'

/** The editor's schema: lines of text with pills, and no formatting that a plain-text e-mail lacks. */
export const pillNodes = (looks: PillLooks, isOneLine: boolean) => [
  StarterKit.configure({
    document: false,
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
    dropcursor: { color: 'var(--primary)', width: 2 },
  }),
  Node.create({ name: 'doc', topNode: true, content: isOneLine ? 'paragraph' : 'paragraph+' }),
  pillNode(looks),
]

const pillNode = ({ nameOf, saidOf, classOf }: PillLooks) =>
  Node.create({
    name: 'pill',
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    // A selected pill would be replaced by the next typed character, so arrow keys skip it.
    selectable: false,
    // Read from the element by `parseHTML`, not from an attribute of its own.
    addAttributes: () => ({ pill: { default: null, rendered: false, parseHTML: () => undefined } }),
    renderHTML: ({ node }) => [
      'span',
      {
        class: classOf(pillIn(node)),
        'data-pill': tagOf(pillIn(node)),
        role: 'img',
        'aria-label': saidOf(pillIn(node)),
      },
      nameOf(pillIn(node)),
    ],
    parseHTML: () => [
      {
        tag: 'span[data-pill]',
        getAttrs(element) {
          const pill = pillFrom(element.getAttribute('data-pill') ?? '')
          return pill ? { pill } : false
        },
      },
    ],
    // Copied as its tag, so that pasting it makes a pill again.
    renderText: ({ node }) => tagOf(pillIn(node)),
    addProseMirrorPlugins: () => [new Plugin({ appendTransaction: (_, before, state) => mended(before, state) })],
  })

const pillIn = (node: Written): Pill => node.attrs.pill

/** Turns typed tags into pills, and removes pills that lost their counterpart. */
function mended(before: EditorState, state: EditorState): Transaction | undefined {
  if (before.doc.eq(state.doc)) return undefined
  const { tr } = state
  const whole = textOf(state.doc)
  for (const { node, at } of inlineIn(state.doc).reverse())
    for (const { from, to, pill } of [...pillsTyped(node.text ?? '', whole)].reverse())
      tr.replaceWith(at + from, at + to, state.schema.node('pill', { pill }))
  const nodes = inlineIn(tr.doc)
  for (const index of loneAmong(nodes.map(({ node }) => pillOrNone(node))).reverse()) {
    const { at = 0 } = nodes[index] ?? {}
    tr.delete(at, at + 1)
  }
  return tr.docChanged ? tr : undefined
}

const pillOrNone = (node: Written): Pill | undefined => (node.type.name === 'pill' ? pillIn(node) : undefined)

function inlineIn(doc: Written) {
  const found: { readonly node: Written; readonly at: number }[] = []
  doc.descendants((node, at) => {
    if (node.isInline) found.push({ node, at })
  })
  return found
}

/** Converts a stored text to an editor document. */
export function docOf(text: string): JSONContent {
  const lines: JSONContent[][] = [[]]
  for (const piece of piecesOf(text)) {
    if (typeof piece !== 'string') lines.at(-1)?.push({ type: 'pill', attrs: { pill: piece } })
    else
      for (const [at, words] of piece.split('\n').entries()) {
        if (at > 0) lines.push([])
        if (words !== '') lines.at(-1)?.push({ type: 'text', text: words })
      }
  }
  return { type: 'doc', content: lines.map((content) => ({ type: 'paragraph', content })) }
}

/** Converts an editor document to a stored text. */
export const textOf = (doc: Written): string =>
  doc.children.map((line) => line.children.map((node) => node.text ?? tagOf(pillIn(node))).join('')).join('\n')

/** Inserts a pill at the caret; a conditional passage wraps the selection, or the caret. */
export function insertPill(editor: Editor, pill: Pill) {
  const { state, view } = editor
  const { tr, schema, selection } = state
  const { from, to } = selection
  if (pill.kind !== 'if') tr.replaceSelectionWith(schema.node('pill', { pill }), false)
  else tr.insert(to, schema.node('pill', { pill: { kind: 'end' } })).insert(from, schema.node('pill', { pill }))
  view.dispatch(closeHistory(tr).scrollIntoView())
}

/** Pastes text with its empty lines, which ProseMirror would drop; tags become pills. */
export function pasteWords(view: EditorView, words: string) {
  const { state } = view
  const { paragraph } = state.schema.nodes
  if (!paragraph || words === '') return
  const lines = words
    .split(/\r\n?|\n/)
    .map((line) => paragraph.create(null, line === '' ? null : state.schema.text(line)))
  const tr = state.tr.replaceSelection(new Slice(Fragment.from(lines), 1, 1))
  view.dispatch(closeHistory(tr).scrollIntoView())
}
