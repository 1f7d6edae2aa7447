import {
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  $isTableSelection,
  TableCellHeaderStates,
  TableCellNode,
  type TableNode,
} from '@lexical/table'
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  type ElementNode,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { $putBlock } from './insert'

export type TableChange = 'row' | 'column' | 'header' | 'removeRow' | 'removeColumn' | 'remove'

export const $isRowHeader = (cell: TableCellNode): boolean => cell.hasHeaderState(TableCellHeaderStates.ROW)

/** The cell at the cursor. */
function $cellAtCursor(): TableCellNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  return $findCellNode(selection.anchor.getNode())
}

function $tableAtCursor(): TableNode | null {
  const cell = $cellAtCursor()
  return cell && $findTableNode(cell)
}

export const $isInTable = (): boolean => $cellAtCursor() !== null

const $cellsOf = (table: TableNode): TableCellNode[] =>
  table
    .getChildren()
    .flatMap((row) => ($isTableRowNode(row) ? row.getChildren().filter($isTableCellNode) : []))

/** Inserts a table of three rows, the first one a header, and goes to its first cell. A table can't contain another. */
export function $putTable(): void {
  if ($isInTable()) return
  const table = $createTableNodeWithDimensions(3, 3, { rows: true, columns: false })
  $putBlock(table)
  $cellsOf(table)[0]?.selectStart()
}

/** Inserts a table, and shows all of it. */
export function putTable(editor: LexicalEditor): void {
  editor.update($putTable, {
    onUpdate() {
      const table = editor.read($tableAtCursor)
      if (table) editor.getElementByKey(table.getKey())?.scrollIntoView({ block: 'nearest' })
    },
  })
}

function $removeTable(table: TableNode): void {
  const next = table.getNextSibling() ?? table.insertAfter($createParagraphNode())
  table.remove()
  if ($isElementNode(next)) next.selectStart()
}

/** Turns the first row into a header, or back. */
function $toggleHeader(table: TableNode): void {
  const row = table.getFirstChild()
  const cells = $isTableRowNode(row) ? row.getChildren().filter($isTableCellNode) : []
  const state = cells.every($isRowHeader) ? TableCellHeaderStates.NO_STATUS : TableCellHeaderStates.ROW
  for (const cell of cells) cell.setHeaderStyles(state, TableCellHeaderStates.BOTH)
}

/** A row or column added to a header takes its style over. */
function $keepHeaderInFirstRow(table: TableNode): void {
  const [first, ...others] = table.getChildren().filter($isTableRowNode)
  const cells = first?.getChildren().filter($isTableCellNode) ?? []
  const state = cells.some($isRowHeader) ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS
  for (const cell of cells) cell.setHeaderStyles(state, TableCellHeaderStates.BOTH)
  for (const row of others)
    for (const cell of row.getChildren().filter($isTableCellNode))
      cell.setHeaderStyles(TableCellHeaderStates.NO_STATUS, TableCellHeaderStates.BOTH)
}

/** Changes the table at the cursor. */
export function $changeTable(change: TableChange): void {
  const table = $tableAtCursor()
  if (!table) return
  if (change === 'header') $toggleHeader(table)
  else if (change === 'row') $insertTableRowAtSelection(true)
  else if (change === 'column') $insertTableColumnAtSelection(true)
  else if (change === 'removeRow' && table.getChildrenSize() > 1) $deleteTableRowAtSelection()
  else if (change === 'removeColumn' && table.getColumnCount() > 1) $deleteTableColumnAtSelection()
  else $removeTable(table)
  if (table.isAttached()) $keepHeaderInFirstRow(table)
}

/** Goes to the next cell, or the previous one; the last one adds a row. @returns false outside of tables */
function $moveToCell(step: 1 | -1): boolean {
  const cell = $cellAtCursor()
  const table = cell && $findTableNode(cell)
  if (!table) return false
  const cells = $cellsOf(table)
  const index = cells.findIndex((one) => one.is(cell)) + step
  if (index < 0) return true
  if (index === cells.length) $changeTable('row')
  $cellsOf(table)[index]?.selectEnd()
  return true
}

const $isLine = (block: ElementNode) =>
  !block.getChildren().some((child) => $isElementNode(child) && !child.isInline())

/** The lines of a block, such as the items of a list. */
const $linesOf = (block: ElementNode): ElementNode[] =>
  $isLine(block)
    ? [block]
    : block.getChildren().flatMap((child) => ($isElementNode(child) ? $linesOf(child) : []))

/** Cells contain paragraphs: other text becomes one, images and the like move below the table. */
function $keepParagraphs(cell: TableCellNode): void {
  const table = $findTableNode(cell)
  for (const child of cell.getChildren()) {
    if ($isParagraphNode(child)) continue
    if (!$isElementNode(child) || $isTableNode(child)) table?.insertAfter(child)
    else if ($isLine(child)) child.replace($createParagraphNode(), true)
    else {
      for (const line of $linesOf(child))
        child.insertBefore($createParagraphNode().append(...line.getChildren()))
      child.remove()
    }
  }
  if (cell.isEmpty()) cell.append($createParagraphNode())
}

/** Tab and Shift+Tab move between cells. */
export const registerTables = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerNodeTransform(TableCellNode, $keepParagraphs),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        if (!$moveToCell(event.shiftKey ? -1 : 1)) return false
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
  )
