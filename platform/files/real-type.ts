import { fileTypeFromBuffer, supportedExtensions } from 'file-type'
import { type FileType, fileTypes } from './file-types.ts'

/** The type of a file by its content; undefined for unknown types. */
export async function realType(content: Uint8Array): Promise<FileType | undefined> {
  // A file that crashes the detector counts as unknown.
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return fileTypes.find(({ type }) => type === found?.mime)
}

/** Whether the name fits the content. What follows the last dot may also be just a part of the name. */
export function isNamedAs(name: string, { extensions }: FileType): boolean {
  const extension = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase()
  return extension === undefined || extensions.includes(extension) || !meansSomething.has(extension)
}

// Further extensions that mean a type: texts, and what a machine would run.
const meansSomething = new Set([
  ...supportedExtensions,
  ...[
    'htm',
    'html',
    'xhtml',
    'svg',
    'svgz',
    'xml',
    'js',
    'mjs',
    'css',
    'txt',
    'csv',
    'json',
    'md',
    'doc',
    'xls',
    'ppt',
  ],
  ...['bat', 'cmd', 'com', 'scr', 'pif', 'vbs', 'ps1', 'sh', 'php', 'py', 'msi', 'jar', 'apk', 'dll', 'hta', 'url'],
])
