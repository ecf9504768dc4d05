/** An answer other than 2xx, with the server's words. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const forbidden = (): ApiError => new ApiError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
export const notFound = (): ApiError => new ApiError(404, 'Not Found');
export const collectionNotFound = (): ApiError => new ApiError(404, 'Collection not found');
