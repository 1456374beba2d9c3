/** What browsers and Node have alike; the registry runs in both and knows nothing else of either. */
declare function btoa(data: string): string;
