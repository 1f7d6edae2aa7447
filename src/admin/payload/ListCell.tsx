import type { DefaultServerCellComponentProps } from 'payload'

/** A list of texts in Payload's tables, which would show it as JSON. */
export const ListCell = ({ cellData }: DefaultServerCellComponentProps) =>
  Array.isArray(cellData) ? cellData.join(', ') : null
