/** The package has no types of its own. Only what the tests use is described. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string });
    httpServer: import("node:http").Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
