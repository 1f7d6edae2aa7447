/** Document ids of SQLite (UUID) and MongoDB (ObjectId). */
export const idPattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$/i
