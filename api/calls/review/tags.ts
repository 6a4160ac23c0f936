import * as calls from '#contract/review/tags.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { deleteTag } from '#domain/review/tags/delete-tag.ts'
import { listTags } from '#domain/review/tags/list-tags.ts'
import { changeTag, createTag } from '#domain/review/tags/save-tag.ts'
import { answer } from '../../answer.ts'

export const tagAnswers = [
  answer(calls.listTags, listTags),
  answer(calls.createTag, createTag),
  answer(calls.changeTag, changeTag),
  answer(calls.deleteTag, deleteTag),
  answer(calls.changeTags, changeTags),
]
